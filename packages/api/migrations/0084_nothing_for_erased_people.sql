-- Nothing is written for a person whose account was erased, by whatever call: a request that was let in before the erasure
-- either is over before it, or waits for it here and is refused. The lock is the one that the foreign key takes as well.
CREATE FUNCTION refuse_for_erased_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid;
  is_erased boolean;
BEGIN
  EXECUTE format('SELECT ($1).%I', TG_ARGV[0]) INTO person USING NEW;
  SELECT erased_at IS NOT NULL INTO is_erased FROM users WHERE id = person FOR KEY SHARE;
  IF is_erased THEN
    RAISE EXCEPTION 'The person was erased'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'person_still_there';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_for_erased_property() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place uuid;
  is_erased boolean;
BEGIN
  IF TG_TABLE_NAME = 'images' AND NEW.property_id IS NULL THEN
    SELECT property_id INTO place FROM rooms WHERE id = NEW.room_id;
  ELSE
    place := NEW.property_id;
  END IF;
  SELECT properties.erased_at IS NOT NULL OR users.erased_at IS NOT NULL INTO is_erased
    FROM properties JOIN users ON users.id = properties.owner_id WHERE properties.id = place
    FOR KEY SHARE;
  IF is_erased THEN
    RAISE EXCEPTION 'The property was erased'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'property_still_there';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON account_links
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON admin_filters
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON data_exports
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON favourites
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON files
  FOR EACH ROW WHEN (NEW.owner_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('owner_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON login_places
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON owner_blocks
  FOR EACH ROW WHEN (NEW.creator_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('creator_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON properties
  FOR EACH ROW WHEN (NEW.owner_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('owner_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON property_admins
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON publications
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON reservation_files
  FOR EACH ROW WHEN (NEW.uploader_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('uploader_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON reviews
  FOR EACH ROW WHEN (NEW.creator_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('creator_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON saved_searches
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON told_addresses
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON user_sheets
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON visits
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER new_person_still_there BEFORE UPDATE OF owner_id ON properties
  FOR EACH ROW WHEN (NEW.owner_id IS DISTINCT FROM OLD.owner_id)
  EXECUTE FUNCTION refuse_for_erased_person('owner_id');--> statement-breakpoint
CREATE TRIGGER property_still_there BEFORE INSERT ON rooms
  FOR EACH ROW EXECUTE FUNCTION refuse_for_erased_property();--> statement-breakpoint
CREATE TRIGGER property_still_there BEFORE INSERT ON images
  FOR EACH ROW WHEN (coalesce(NEW.property_id, NEW.room_id) IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_property();--> statement-breakpoint
CREATE TRIGGER property_still_there BEFORE INSERT ON images_3d
  FOR EACH ROW EXECUTE FUNCTION refuse_for_erased_property();--> statement-breakpoint
CREATE TRIGGER property_still_there BEFORE INSERT ON owner_blocks
  FOR EACH ROW EXECUTE FUNCTION refuse_for_erased_property();--> statement-breakpoint
CREATE TRIGGER property_still_there BEFORE INSERT ON visits
  FOR EACH ROW WHEN (NEW.property_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_property();
