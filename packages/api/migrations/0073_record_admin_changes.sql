-- Every change by an admin of what belongs to others is recorded in the transaction that makes it (RULES.md §13). A transaction
-- says by `metrolibre.admin` whose it is; the record of changes leaves its mark in it; and a change without that mark does not
-- commit.
CREATE FUNCTION mark_recorded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('metrolibre.recorded', pg_current_xact_id()::text, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_mark AFTER INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION mark_recorded();
--> statement-breakpoint
-- Whether a row is the admin's own, or hangs on another one that is gone, which then had to be recorded itself.
CREATE FUNCTION is_own_row(kind text, entry jsonb, admin text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  place uuid := coalesce((entry->>'property_id')::uuid,
    (SELECT property_id FROM rooms WHERE id = (entry->>'room_id')::uuid));
BEGIN
  IF kind = 'users' THEN
    RETURN entry->>'id' = admin;
  ELSIF kind = 'properties' THEN
    RETURN entry->>'owner_id' = admin;
  ELSIF kind = 'publications' THEN
    RETURN entry->>'user_id' = admin;
  ELSIF kind = 'reviews' THEN
    RETURN admin IN (entry->>'creator_id', entry->>'receiver_id');
  ELSIF kind = 'reservation_files' THEN
    RETURN entry->>'uploader_id' = admin;
  ELSIF kind = 'publication_images' THEN
    RETURN NOT EXISTS (SELECT FROM publications
      WHERE id = (entry->>'publication_id')::uuid AND user_id::text <> admin);
  ELSIF kind = 'property_admins' AND entry->>'user_id' = admin THEN
    RETURN true;
  ELSIF entry->>'property_id' IS NULL AND entry->>'room_id' IS NULL THEN
    RETURN false;
  END IF;
  RETURN NOT EXISTS (SELECT FROM properties WHERE id = place AND owner_id::text <> admin);
END $$;
--> statement-breakpoint
CREATE FUNCTION require_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Kept by triggers or for the payment provider, and nobody's decision.
  kept text[] := ARRAY['updated_at', 'stripe_product_id', 'stripe_price_id'] || CASE TG_TABLE_NAME
    WHEN 'users' THEN ARRAY['stripe_customer_id', 'has_ledger', 'words_search']
    WHEN 'properties' THEN ARRAY['country', 'state', 'city', 'zone_name', 'time_zone', 'owner_active', 'shown_price', 'search', 'next_unit',
      'name_search', 'listed']
    ELSE ARRAY[]::text[]
  END;
  before jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  after jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  IF current_setting('metrolibre.recorded', true) = pg_current_xact_id()::text
    OR before - kept = after - kept
    OR is_own_row(TG_TABLE_NAME, coalesce(before, after), current_setting('metrolibre.admin', true)) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'An admin changed % without a record', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'admin_changes_recorded';
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_record AFTER INSERT OR UPDATE OR DELETE ON users DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER properties_record AFTER INSERT OR UPDATE OR DELETE ON properties DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER property_admins_record AFTER INSERT OR UPDATE OR DELETE ON property_admins DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER rooms_record AFTER INSERT OR UPDATE OR DELETE ON rooms DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER images_record AFTER INSERT OR UPDATE OR DELETE ON images DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER images_3d_record AFTER INSERT OR UPDATE OR DELETE ON images_3d DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER owner_blocks_record AFTER INSERT OR UPDATE OR DELETE ON owner_blocks DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER mandates_record AFTER INSERT OR UPDATE OR DELETE ON mandates DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER commissions_record AFTER INSERT OR UPDATE OR DELETE ON commissions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER owner_transfers_record AFTER INSERT OR UPDATE OR DELETE ON owner_transfers DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER transfers_record AFTER INSERT OR UPDATE OR DELETE ON transfers DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER publications_record AFTER INSERT OR UPDATE OR DELETE ON publications DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER publication_images_record AFTER INSERT OR UPDATE OR DELETE ON publication_images DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER reviews_record AFTER INSERT OR UPDATE OR DELETE ON reviews DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER testimonials_record AFTER INSERT OR UPDATE OR DELETE ON testimonials DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER zones_record AFTER INSERT OR UPDATE OR DELETE ON zones DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER currencies_record AFTER INSERT OR UPDATE OR DELETE ON currencies DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER covers_record AFTER INSERT OR UPDATE OR DELETE ON covers DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER team_members_record AFTER INSERT OR UPDATE OR DELETE ON team_members DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER jobs_record AFTER INSERT OR UPDATE OR DELETE ON jobs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER reservation_files_record AFTER INSERT OR UPDATE OR DELETE ON reservation_files DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER release_promotions_record AFTER INSERT OR UPDATE OR DELETE ON release_promotions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
-- What an admin does with a booking is in its history under that name.
CREATE CONSTRAINT TRIGGER reservation_events_record AFTER INSERT ON reservation_events DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '' AND NEW.actor = 'admin')
  EXECUTE FUNCTION require_record();
