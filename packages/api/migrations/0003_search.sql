-- The price a card shows: a place let by the room shows its cheapest open room.
CREATE FUNCTION shown_price(property properties) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN property.type = 'room' THEN (
    SELECT min(CASE property.rental_mode WHEN 'hour' THEN rooms.hourly_price ELSE rooms.monthly_price END)
    FROM rooms
    WHERE rooms.property_id = property.id AND rooms.is_active AND rooms.deleted_at IS NULL
      AND CASE property.rental_mode WHEN 'hour' THEN rooms.hourly_price ELSE rooms.monthly_price END > 0
  ) ELSE nullif(CASE property.rental_mode WHEN 'hour' THEN property.hourly_price ELSE property.monthly_price END, 0)
  END
$$;
--> statement-breakpoint
-- Search reads one row: what it needs of zone, owner and rooms is copied here.
CREATE FUNCTION fill_property() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT zones.country, zones.state, zones.city, zones.name
    INTO NEW.country, NEW.state, NEW.city, NEW.zone_name
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
CREATE TRIGGER properties_fill
  BEFORE INSERT OR UPDATE OF zone_id, owner_id, name, street, type, rental_mode, monthly_price, hourly_price,
    is_verified, country, state, city, zone_name, owner_active, shown_price, search ON properties
  FOR EACH ROW EXECUTE FUNCTION fill_property();
--> statement-breakpoint
CREATE FUNCTION refill_properties_of_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE properties SET zone_id = zone_id WHERE zone_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER zones_refill_properties AFTER UPDATE OF country, state, city, name ON zones
  FOR EACH ROW WHEN ((NEW.country, NEW.state, NEW.city, NEW.name) IS DISTINCT FROM
    (OLD.country, OLD.state, OLD.city, OLD.name))
  EXECUTE FUNCTION refill_properties_of_zone();
--> statement-breakpoint
CREATE FUNCTION refill_properties_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE properties SET owner_id = owner_id WHERE owner_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_refill_properties AFTER UPDATE OF is_active, deleted_at ON users
  FOR EACH ROW WHEN ((NEW.is_active, NEW.deleted_at IS NULL) IS DISTINCT FROM
    (OLD.is_active, OLD.deleted_at IS NULL))
  EXECUTE FUNCTION refill_properties_of_owner();
--> statement-breakpoint
CREATE FUNCTION refill_property_of_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE properties SET type = type
    WHERE id = coalesce(NEW.property_id, OLD.property_id) AND type = 'room'
      AND shown_price IS DISTINCT FROM shown_price(properties);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rooms_refill_property AFTER INSERT OR DELETE OR UPDATE OF is_active, deleted_at, monthly_price,
  hourly_price ON rooms
  FOR EACH ROW EXECUTE FUNCTION refill_property_of_room();
--> statement-breakpoint
-- Counts per type are kept per place and all its surroundings. Keys are written in order, so that two
-- transactions wait for each other instead of locking each other out.
CREATE FUNCTION count_properties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO property_counts (country, city, zone, type, rental_mode, total)
      SELECT coalesce(country, ''), coalesce(city, ''), coalesce(zone_id::text, ''), type, rental_mode, count(*)
      FROM added WHERE listed
      GROUP BY type, rental_mode, ROLLUP (country, city, zone_id::text)
      ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (country, city, zone, type, rental_mode)
        DO UPDATE SET total = property_counts.total + excluded.total;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO property_counts (country, city, zone, type, rental_mode, total)
      SELECT coalesce(country, ''), coalesce(city, ''), coalesce(zone_id::text, ''), type, rental_mode, -count(*)
      FROM removed WHERE listed
      GROUP BY type, rental_mode, ROLLUP (country, city, zone_id::text)
      ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (country, city, zone, type, rental_mode)
        DO UPDATE SET total = property_counts.total + excluded.total;
  ELSE
    INSERT INTO property_counts (country, city, zone, type, rental_mode, total)
      SELECT coalesce(country, ''), coalesce(city, ''), coalesce(zone_id::text, ''), type, rental_mode, sum(change)
      FROM (
        SELECT country, city, zone_id, type, rental_mode, 1 AS change FROM added WHERE listed
        UNION ALL
        SELECT country, city, zone_id, type, rental_mode, -1 FROM removed WHERE listed
      ) AS changes
      GROUP BY type, rental_mode, ROLLUP (country, city, zone_id::text)
      HAVING sum(change) <> 0
      ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (country, city, zone, type, rental_mode)
        DO UPDATE SET total = property_counts.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER properties_count_insert AFTER INSERT ON properties
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_properties();
--> statement-breakpoint
CREATE TRIGGER properties_count_update AFTER UPDATE ON properties
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_properties();
--> statement-breakpoint
CREATE TRIGGER properties_count_delete AFTER DELETE ON properties
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_properties();
--> statement-breakpoint
-- Text: any part of the place, in any mix of zone, city and type.
CREATE INDEX properties_search ON properties USING gin (zone_id, city, type, search gin_trgm_ops) WHERE listed;
--> statement-breakpoint
-- Browsing: newest first and by price, each with the id as the tie-break of keyset pages.
CREATE INDEX properties_listed_newest ON properties (published_at DESC, id DESC) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_listed_country ON properties (country, published_at DESC, id DESC) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_listed_city ON properties (city, published_at DESC, id DESC) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_listed_zone ON properties (zone_id, published_at DESC, id DESC) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_listed_type ON properties (type, published_at DESC, id DESC) WHERE listed;
--> statement-breakpoint
-- By price, within a currency; what has no price comes last both ways.
CREATE INDEX properties_listed_cheapest ON properties (currency, coalesce(shown_price, 9007199254740991), id)
  WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_listed_dearest ON properties (currency, coalesce(shown_price, -1) DESC, id DESC)
  WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_listed_map ON properties USING gist (point(public_longitude, public_latitude)) WHERE listed;
