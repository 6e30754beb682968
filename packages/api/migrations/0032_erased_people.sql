ALTER TABLE "contracts" ALTER COLUMN "pdf_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_erased" CHECK ("contracts"."erased_at" is null or (num_nonnulls("contracts"."pdf_key", "contracts"."copy_key") = 0
        and "contracts"."signer_name" = '' and "contracts"."signer_document" = '' and "contracts"."ip" = ''
        and "contracts"."user_agent" = '' and "contracts"."data" = '{}'));
--> statement-breakpoint
-- The terms of an offer never change, and it is answered once. Once its owner is erased, it loses its free texts.
CREATE OR REPLACE FUNCTION keep_mandate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.note IS NULL AND coalesce(NEW.decline_reason, '') = ''
    AND to_jsonb(NEW) - ARRAY['note', 'decline_reason'] = to_jsonb(OLD) - ARRAY['note', 'decline_reason']
    AND EXISTS (SELECT FROM properties p JOIN users u ON u.id = p.owner_id
      WHERE p.id = NEW.property_id AND u.erased_at IS NOT NULL)
  THEN
    RETURN NEW;
  END IF;
  IF OLD.state <> 'offered' OR (NEW.property_id, NEW.prices, NEW.currency, NEW.commission, NEW.offered_at)
      IS DISTINCT FROM (OLD.property_id, OLD.prices, OLD.currency, OLD.commission, OLD.offered_at)
      OR (NEW.valid_until, NEW.note) IS DISTINCT FROM (OLD.valid_until, OLD.note) THEN
    RAISE EXCEPTION 'The terms of an offer and its answer are fixed'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'mandates_fixed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Nobody books with an erased person. The lock makes an insert wait for an erasure that is being made, and see it.
CREATE FUNCTION require_parties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = NEW.tenant_id AND erased_at IS NULL FOR KEY SHARE;
  IF FOUND THEN
    PERFORM FROM users u JOIN properties p ON p.owner_id = u.id
      WHERE p.id = NEW.property_id AND u.erased_at IS NULL FOR KEY SHARE OF u;
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'A party of this reservation was erased'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'reservations_parties';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservations_parties BEFORE INSERT ON reservations
  FOR EACH ROW EXECUTE FUNCTION require_parties();
