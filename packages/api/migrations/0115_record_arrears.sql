-- What the office records of months that are not paid is a change by an admin, as any other. Only timers and the erasure of a
-- person change an end that was ordered.
CREATE CONSTRAINT TRIGGER charge_transfers_record AFTER INSERT OR UPDATE OR DELETE ON charge_transfers DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER stay_ends_record AFTER INSERT OR DELETE ON stay_ends DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
