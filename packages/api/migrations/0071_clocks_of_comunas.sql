ALTER TABLE "properties" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "time_zone" text;--> statement-breakpoint
-- The time zone of a place. One without its own has that of most places in its country (RULES.md §5).
CREATE FUNCTION place_time_zone(country text, time_zone text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(time_zone, CASE country WHEN 'Perú' THEN 'America/Lima' ELSE 'America/Santiago' END)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION fill_property() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT zones.country, zones.state, zones.city, zones.name, zones.time_zone
    INTO NEW.country, NEW.state, NEW.city, NEW.zone_name, NEW.time_zone
    FROM zones WHERE zones.id = NEW.zone_id;
  SELECT users.is_active AND users.deleted_at IS NULL INTO NEW.owner_active
    FROM users WHERE users.id = NEW.owner_id;
  -- The space in front makes every word begin alike, so that one or two letters find beginnings of words.
  NEW.search := search_text(concat_ws(' ', '', NEW.name, NEW.zone_name, NEW.city, NEW.state, NEW.country, NEW.street));
  NEW.shown_price := shown_price(NEW);
  IF NEW.is_verified AND NEW.published_at IS NULL THEN
    NEW.published_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER zones_give_their_clock AFTER UPDATE OF time_zone ON zones
  FOR EACH ROW WHEN (NEW.time_zone IS DISTINCT FROM OLD.time_zone)
  EXECUTE FUNCTION refill_properties_of_zone();
