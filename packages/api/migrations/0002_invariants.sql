-- A room keeps its unit number for ever: numbers are counted per property and never given twice.
CREATE FUNCTION give_room_unit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.unit <> OLD.unit OR NEW.property_id <> OLD.property_id THEN
      RAISE EXCEPTION 'A room keeps its property and its unit number' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  UPDATE properties SET next_unit = next_unit + 1 WHERE id = NEW.property_id
    RETURNING next_unit - 1 INTO NEW.unit;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER rooms_unit BEFORE INSERT OR UPDATE OF unit, property_id ON rooms
  FOR EACH ROW EXECUTE FUNCTION give_room_unit();
--> statement-breakpoint
ALTER TABLE rooms ADD CONSTRAINT rooms_of_property UNIQUE (id, property_id);
--> statement-breakpoint
ALTER TABLE reservations ADD CONSTRAINT reservations_room_of_property
  FOREIGN KEY (room_id, property_id) REFERENCES rooms (id, property_id);
--> statement-breakpoint
-- What a reservation occupies follows from what was booked; no code can say otherwise.
CREATE FUNCTION give_reservation_units() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  room_unit integer;
BEGIN
  IF NEW.room_id IS NULL THEN
    NEW.units := int4range(1, NULL);
  ELSE
    SELECT unit INTO room_unit FROM rooms WHERE id = NEW.room_id;
    NEW.units := int4range(room_unit, room_unit, '[]');
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservations_units BEFORE INSERT OR UPDATE OF units, room_id ON reservations
  FOR EACH ROW EXECUTE FUNCTION give_reservation_units();
--> statement-breakpoint
ALTER TABLE reservations ADD CONSTRAINT reservations_no_overlap
  EXCLUDE USING gist (property_id WITH =, units WITH &&, period WITH &&) WHERE (blocks);
--> statement-breakpoint
-- The quote is frozen: after the insert nothing that was agreed may change.
CREATE FUNCTION keep_quote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.property_id, NEW.tenant_id, NEW.period, NEW.unit_price, NEW.quantity, NEW.currency, NEW.total)
    IS DISTINCT FROM
     (OLD.property_id, OLD.tenant_id, OLD.period, OLD.unit_price, OLD.quantity, OLD.currency, OLD.total)
    OR NEW.room_id IS DISTINCT FROM OLD.room_id
  THEN
    RAISE EXCEPTION 'A reservation keeps its quote' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservations_quote BEFORE UPDATE ON reservations
  FOR EACH ROW EXECUTE FUNCTION keep_quote();
--> statement-breakpoint
CREATE INDEX reservations_to_start ON reservations (lower(period)) WHERE state = 'confirmed';
--> statement-breakpoint
CREATE INDEX reservations_to_end ON reservations (upper(period)) WHERE state = 'active';
--> statement-breakpoint
-- Histories are written once.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER reservation_events_append_only BEFORE UPDATE OR DELETE ON reservation_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
