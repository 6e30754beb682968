CREATE TABLE "mandates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"prices" jsonb NOT NULL,
	"currency" text NOT NULL,
	"commission" numeric(5, 2) DEFAULT 0 NOT NULL,
	"valid_until" date,
	"note" text,
	"offered_by" uuid,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"decline_reason" text,
	"contract_id" uuid,
	"paper_date" date,
	CONSTRAINT "mandates_state" CHECK ("mandates"."state" in ('offered', 'accepted', 'declined', 'replaced')),
	CONSTRAINT "mandates_prices" CHECK (jsonb_array_length("mandates"."prices") > 0),
	CONSTRAINT "mandates_commission" CHECK ("mandates"."commission" between 0 and 100),
	CONSTRAINT "mandates_answer" CHECK (("mandates"."state" = 'offered') = ("mandates"."answered_at" is null)),
	CONSTRAINT "mandates_reason" CHECK (("mandates"."state" = 'declined') = ("mandates"."decline_reason" is not null)),
	CONSTRAINT "mandates_signed" CHECK (case when "mandates"."state" = 'accepted' then ("mandates"."contract_id" is null) = ("mandates"."paper_date" is not null)
        else "mandates"."contract_id" is null and "mandates"."paper_date" is null end)
);
--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_one_live" ON "mandates" USING btree ("property_id") WHERE state in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "mandates_property" ON "mandates" USING btree ("property_id","offered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_contract" ON "mandates" USING btree ("contract_id");--> statement-breakpoint
-- The terms of an offer never change, and it is answered once. Another offer is another row.
CREATE FUNCTION keep_mandate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'offered' OR (NEW.property_id, NEW.prices, NEW.currency, NEW.commission, NEW.offered_at)
      IS DISTINCT FROM (OLD.property_id, OLD.prices, OLD.currency, OLD.commission, OLD.offered_at)
      OR (NEW.valid_until, NEW.note) IS DISTINCT FROM (OLD.valid_until, OLD.note) THEN
    RAISE EXCEPTION 'The terms of an offer and its answer are fixed'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'mandates_fixed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER mandates_fixed BEFORE UPDATE ON mandates FOR EACH ROW EXECUTE FUNCTION keep_mandate();
--> statement-breakpoint
-- The contract's table of stages (listingTransitions); a test compares every pair.
CREATE OR REPLACE FUNCTION listing_transition(from_stage text, to_stage text) RETURNS boolean
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
    ('declined', 'submitted'),
    ('accepted', 'published'),
    ('published', 'accepted')
  )
$$;
--> statement-breakpoint
-- No statement accepts an offer without the signed mandate.
CREATE FUNCTION require_mandate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM mandates WHERE property_id = NEW.id AND state = 'accepted') THEN
    RAISE EXCEPTION 'The mandate is not signed'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'properties_mandate';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER properties_mandate BEFORE UPDATE OF stage ON properties
  FOR EACH ROW WHEN (OLD.stage = 'evaluated' AND NEW.stage = 'accepted') EXECUTE FUNCTION require_mandate();
