ALTER TABLE "rooms" ADD CONSTRAINT "rooms_awaits_review" CHECK (not ("rooms"."awaits_review" and "rooms"."is_active"));--> statement-breakpoint
-- The contract's table of stages (listingTransitions); a test compares every pair.
CREATE FUNCTION listing_transition(from_stage text, to_stage text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (from_stage, to_stage) IN (
    ('draft', 'submitted'),
    ('submitted', 'visit_scheduled'),
    ('visit_scheduled', 'submitted'),
    ('submitted', 'evaluated'),
    ('visit_scheduled', 'evaluated'),
    ('evaluated', 'accepted'),
    ('evaluated', 'declined'),
    ('declined', 'evaluated'),
    ('accepted', 'published'),
    ('published', 'accepted')
  )
$$;
--> statement-breakpoint
-- No statement moves a property to a stage that the table does not know.
CREATE FUNCTION keep_to_stages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT listing_transition(OLD.stage, NEW.stage) THEN
    RAISE EXCEPTION 'A property does not go from % to %', OLD.stage, NEW.stage
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'properties_stages';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER properties_stages BEFORE UPDATE OF stage ON properties
  FOR EACH ROW WHEN (OLD.stage IS DISTINCT FROM NEW.stage) EXECUTE FUNCTION keep_to_stages();
--> statement-breakpoint
-- Whoever offers a room has looked at it.
CREATE FUNCTION end_room_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.awaits_review := false;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER rooms_review BEFORE UPDATE OF is_active ON rooms
  FOR EACH ROW WHEN (NEW.is_active AND NOT OLD.is_active) EXECUTE FUNCTION end_room_review();
