ALTER TABLE "properties" ADD COLUMN "clear_height" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "gate_width" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "gate_height" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "floor_load" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "three_phase" boolean;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "truck_access" boolean;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "water" boolean;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "fence" boolean;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_site_sizes" CHECK ("properties"."clear_height" between 1 and 10000 and "properties"."gate_width" between 1 and 10000
        and "properties"."gate_height" between 1 and 10000 and "properties"."floor_load" between 1 and 100000) NOT VALID;--> statement-breakpoint
-- A fact that is there is one of the words that a property is found by, like a use: `#threephase#`.
CREATE OR REPLACE FUNCTION fill_property() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT zones.country, zones.state, zones.city, zones.name, zones.time_zone
    INTO NEW.country, NEW.state, NEW.city, NEW.zone_name, NEW.time_zone
    FROM zones WHERE zones.id = NEW.zone_id;
  SELECT users.is_active AND users.deleted_at IS NULL INTO NEW.owner_active
    FROM users WHERE users.id = NEW.owner_id;
  -- The space in front makes every word begin alike, so that one or two letters find beginnings of words.
  NEW.search := search_text(concat_ws(' ', '', NEW.name, NEW.zone_name, NEW.city, NEW.state, NEW.country, NEW.street,
    '#' || nullif(array_to_string(NEW.uses || ARRAY[
      CASE WHEN NEW.three_phase THEN 'threephase' END, CASE WHEN NEW.truck_access THEN 'truckaccess' END,
      CASE WHEN NEW.water THEN 'water' END, CASE WHEN NEW.fence THEN 'fence' END], '# #'), '') || '#'));
  NEW.shown_price := shown_price(NEW);
  IF NEW.is_verified AND NEW.published_at IS NULL THEN
    NEW.published_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER properties_fill
  BEFORE INSERT OR UPDATE OF zone_id, owner_id, name, street, type, rental_mode, monthly_price, hourly_price, uses,
    three_phase, truck_access, water, fence,
    is_verified, country, state, city, zone_name, owner_active, shown_price, search ON properties
  FOR EACH ROW EXECUTE FUNCTION fill_property();
