ALTER TABLE "properties" ADD COLUMN "uses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- A use is one of the words that a property is found by, written so that nothing which is typed is mistaken for it: `#rehearsal#`.
CREATE OR REPLACE FUNCTION fill_property() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT zones.country, zones.state, zones.city, zones.name, zones.time_zone
    INTO NEW.country, NEW.state, NEW.city, NEW.zone_name, NEW.time_zone
    FROM zones WHERE zones.id = NEW.zone_id;
  SELECT users.is_active AND users.deleted_at IS NULL INTO NEW.owner_active
    FROM users WHERE users.id = NEW.owner_id;
  -- The space in front makes every word begin alike, so that one or two letters find beginnings of words.
  NEW.search := search_text(concat_ws(' ', '', NEW.name, NEW.zone_name, NEW.city, NEW.state, NEW.country, NEW.street,
    '#' || nullif(array_to_string(NEW.uses, '# #'), '') || '#'));
  NEW.shown_price := shown_price(NEW);
  IF NEW.is_verified AND NEW.published_at IS NULL THEN
    NEW.published_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER properties_fill
  BEFORE INSERT OR UPDATE OF zone_id, owner_id, name, street, type, rental_mode, monthly_price, hourly_price, uses,
    is_verified, country, state, city, zone_name, owner_active, shown_price, search ON properties
  FOR EACH ROW EXECUTE FUNCTION fill_property();
