CREATE TABLE "free_places" (
	"property_id" uuid NOT NULL,
	"unit" integer NOT NULL,
	"is_free" boolean NOT NULL,
	"free_from" date,
	"due" timestamp (3) with time zone,
	"freed_at" timestamp (3) with time zone,
	CONSTRAINT "free_places_property_id_unit_pk" PRIMARY KEY("property_id","unit")
);
--> statement-breakpoint
ALTER TABLE "free_places" ADD CONSTRAINT "free_places_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_places_due" ON "free_places" USING btree ("due") WHERE due is not null;--> statement-breakpoint
-- The last moment from `at` on at which two hours in a row that are free begin on a day, as `slotsOf` of the contract counts hours:
-- one that the clock skips does not exist, and one that comes twice is one. Null when there is none.
CREATE FUNCTION last_free_hours(day date, zone text, opens integer, closes integer, taken tstzmultirange, at timestamptz)
RETURNS timestamptz LANGUAGE sql STABLE AS $$
  WITH slots AS (
    SELECT slot, min(moment) AS starts, max(moment) + interval '1 hour' AS ends
    FROM generate_series(opens, closes) AS slot,
      LATERAL (SELECT day + (slot - 1) * interval '1 hour' AS wall) AS shown,
      LATERAL (SELECT (wall AT TIME ZONE zone) + hours * interval '1 hour' AS moment FROM generate_series(-1, 1) AS hours) AS moments
    WHERE moment AT TIME ZONE zone = wall
    GROUP BY slot
  ), free AS (
    SELECT slot, starts FROM slots WHERE starts >= at AND NOT taken && tstzrange(starts, ends)
  )
  SELECT max(one.starts) FROM free AS one JOIN free AS other ON other.slot = one.slot + 1
$$;
--> statement-breakpoint
-- Whether a place counts as free at a moment, and the first day on which a stay can begin, as `freeOf` of the contract says, and
-- when the answer is due to change. A test compares the two.
CREATE FUNCTION free_at(mode text, zone text, first_day date, end_day date, opens integer, closes integer,
  taken tstzmultirange, at timestamptz, OUT is_free boolean, OUT free_from date, OUT due timestamptz)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  today date := (at AT TIME ZONE zone)::date;
  earliest date := greatest(today, first_day);
  counts_from date;
  last_start timestamptz;
  untouched boolean := closes - opens > 2;
  gap daterange;
  until date;
BEGIN
  is_free := false;
  IF first_day IS NULL OR end_day IS NULL OR earliest >= end_day THEN
    RETURN;
  END IF;
  IF mode = 'month' THEN
    FOR gap IN SELECT unnest(datemultirange(daterange(earliest, end_day)) - coalesce(
      (SELECT range_agg(daterange((lower(period) AT TIME ZONE zone)::date,
        ((upper(period) - interval '1 millisecond') AT TIME ZONE zone)::date, '[]')) FROM unnest(taken) AS period), '{}'))
    LOOP
      IF (lower(gap) + interval '1 month')::date <= upper(gap) THEN
        free_from := lower(gap);
        counts_from := free_from;
        SELECT max(last) INTO until
          FROM (SELECT (upper(gap) - interval '1 month')::date + days AS last FROM generate_series(0, 3) AS days) AS ends
          WHERE (last + interval '1 month')::date <= upper(gap);
        due := (until + 1)::timestamp AT TIME ZONE zone;
        EXIT;
      END IF;
    END LOOP;
  ELSE
    SELECT day INTO free_from FROM generate_series(0, end_day - earliest - 1) AS days, LATERAL (SELECT earliest + days AS day) AS each
      WHERE NOT taken @> tstzrange(day::timestamp AT TIME ZONE zone, (day + 1)::timestamp AT TIME ZONE zone)
        AND last_free_hours(day, zone, opens, closes, taken, at) IS NOT NULL
      ORDER BY days LIMIT 1;
    IF free_from IS NOT NULL THEN
      counts_from := free_from - 7;
      -- The days after it that are free as well, of which nothing changes while they last: up to two months of them.
      SELECT day - 1 INTO until FROM generate_series(1, least(60, end_day - free_from)) AS days, LATERAL (SELECT free_from + days AS day) AS each
        WHERE day = end_day OR days = 60 OR NOT (untouched
            AND NOT taken && tstzrange(day::timestamp AT TIME ZONE zone, (day + 1)::timestamp AT TIME ZONE zone))
          AND last_free_hours(day, zone, opens, closes, taken, at) IS NULL
        ORDER BY days LIMIT 1;
      due := last_free_hours(until, zone, opens, closes, taken, at) + interval '1 millisecond';
    END IF;
  END IF;
  is_free := coalesce(counts_from <= today, false);
  IF counts_from > today THEN
    due := counts_from::timestamp AT TIME ZONE zone;
  END IF;
END $$;
--> statement-breakpoint
-- Writes the rows of a property as they are at a moment. Whoever changes it meanwhile waits, and then sees what was changed.
CREATE FUNCTION refresh_free_places(place uuid, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  property properties;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(place::text, 0));
  SELECT * INTO property FROM properties WHERE id = place;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  WITH places AS (
    SELECT 0 AS unit, int4range(1, NULL) AS units, property.rental_mode, property.start_lease, property.end_lease
      WHERE property.type <> 'room' AND property.is_active
        AND CASE property.rental_mode WHEN 'hour' THEN property.hourly_price ELSE property.monthly_price END > 0
    UNION ALL
    SELECT unit, int4range(unit, unit, '[]'), rental_mode, greatest(property.start_lease, rooms.start_lease),
      least(property.end_lease, rooms.end_lease)
      FROM rooms
      WHERE property.type = 'room' AND property.is_active AND property_id = place
        AND rooms.is_active AND rooms.deleted_at IS NULL
        AND CASE rental_mode WHEN 'hour' THEN hourly_price ELSE monthly_price END > 0
  ), gone AS (
    DELETE FROM free_places WHERE property_id = place AND unit <> ALL (SELECT unit FROM places)
  )
  INSERT INTO free_places AS known (property_id, unit, is_free, free_from, due, freed_at)
    SELECT place, unit, free.is_free, free.free_from, free.due, CASE WHEN free.is_free THEN at END
    FROM places, LATERAL (
      SELECT coalesce(range_agg(period), '{}') AS taken FROM taken_periods
      WHERE property_id = place AND taken_periods.units && places.units AND upper(period) > at - interval '1 day'
    ) AS taken, LATERAL free_at(places.rental_mode, place_time_zone(property.country, property.time_zone),
      CASE WHEN property.end_lease IS NOT NULL THEN places.start_lease END,
      CASE WHEN property.start_lease IS NOT NULL THEN places.end_lease END,
      coalesce(property.opens_at_slot, 1), coalesce(property.closes_at_slot, 24), taken, at) AS free
    ON CONFLICT (property_id, unit) DO UPDATE SET is_free = excluded.is_free, free_from = excluded.free_from, due = excluded.due,
      freed_at = CASE WHEN excluded.is_free AND NOT known.is_free AND known.due IS DISTINCT FROM '-infinity' THEN at ELSE known.freed_at END
    WHERE (known.is_free, known.free_from, known.due) IS DISTINCT FROM (excluded.is_free, excluded.free_from, excluded.due);
  IF property.type = 'room' AND property.shown_price IS DISTINCT FROM shown_price(property) THEN
    -- This runs while the transaction holds what it changed, so it waits for no row: another one may hold this row and wait for
    -- those. The timer then writes the price.
    PERFORM FROM properties WHERE id = place FOR NO KEY UPDATE SKIP LOCKED;
    IF FOUND THEN
      UPDATE properties SET type = type WHERE id = place;
    ELSE
      UPDATE free_places SET due = 'epoch' WHERE property_id = place;
    END IF;
  END IF;
END $$;
--> statement-breakpoint
-- A place that is rented by the room shows its cheapest room of those that are free, or of all when none is (RULES.md §4).
CREATE OR REPLACE FUNCTION shown_price(property properties) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN property.type = 'room' THEN (
    SELECT coalesce(min(price) FILTER (WHERE known.is_free AND rooms.rental_mode = property.rental_mode), min(price))
    FROM rooms
      CROSS JOIN LATERAL (
        SELECT CASE property.rental_mode WHEN 'hour' THEN rooms.hourly_price ELSE rooms.monthly_price END AS price
      ) AS its
      LEFT JOIN free_places AS known ON known.property_id = rooms.property_id AND known.unit = rooms.unit
    WHERE rooms.property_id = property.id AND rooms.is_active AND rooms.deleted_at IS NULL AND price > 0
  ) ELSE nullif(CASE property.rental_mode WHEN 'hour' THEN property.hourly_price ELSE property.monthly_price END, 0)
  END
$$;
--> statement-breakpoint
-- Once for each property of a transaction, however many of its rows were changed: this runs when all of them are.
CREATE FUNCTION follow_free_place(place uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  done text := coalesce(current_setting('metrolibre.free_places', true), '');
BEGIN
  IF strpos(done, place::text) = 0 THEN
    PERFORM set_config('metrolibre.free_places', done || ' ' || place, true);
    PERFORM refresh_free_places(place, clock_timestamp());
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_free_property() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM follow_free_place(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_free_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM follow_free_place(coalesce(NEW.property_id, OLD.property_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_taken_period() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF greatest(upper(NEW.period), upper(OLD.period)) > now() - interval '1 day' THEN
    PERFORM follow_free_place(coalesce(NEW.property_id, OLD.property_id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, so that nobody waits for longer than that.
CREATE CONSTRAINT TRIGGER taken_periods_follow AFTER INSERT OR UPDATE OR DELETE ON taken_periods
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_taken_period();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER rooms_follow AFTER INSERT OR DELETE ON rooms
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_free_room();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER rooms_follow_change AFTER UPDATE ON rooms DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((NEW.rental_mode, NEW.monthly_price, NEW.hourly_price, NEW.start_lease, NEW.end_lease, NEW.is_active, NEW.deleted_at)
    IS DISTINCT FROM
    (OLD.rental_mode, OLD.monthly_price, OLD.hourly_price, OLD.start_lease, OLD.end_lease, OLD.is_active, OLD.deleted_at))
  EXECUTE FUNCTION follow_free_room();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER properties_follow AFTER INSERT ON properties
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_free_property();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER properties_follow_change AFTER UPDATE ON properties DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((NEW.type, NEW.rental_mode, NEW.start_lease, NEW.end_lease, NEW.opens_at_slot, NEW.closes_at_slot, NEW.country, NEW.time_zone,
      NEW.is_active, NEW.monthly_price, NEW.hourly_price)
    IS DISTINCT FROM
    (OLD.type, OLD.rental_mode, OLD.start_lease, OLD.end_lease, OLD.opens_at_slot, OLD.closes_at_slot, OLD.country, OLD.time_zone,
      OLD.is_active, OLD.monthly_price, OLD.hourly_price))
  EXECUTE FUNCTION follow_free_property();
