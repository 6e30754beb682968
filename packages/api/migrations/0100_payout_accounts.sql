CREATE TABLE "payout_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"country" text NOT NULL,
	"bank" text NOT NULL,
	"kind" text,
	"number" text NOT NULL,
	"number_end" text NOT NULL,
	"holder_name" text NOT NULL,
	"holder_document" text NOT NULL,
	"notice_email" text NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"needs_review" boolean DEFAULT false NOT NULL,
	"reviewed_by" uuid,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"ended" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_accounts_country" CHECK ("payout_accounts"."country" in ('Chile', 'Perú')),
	CONSTRAINT "payout_accounts_kind" CHECK (("payout_accounts"."kind" is null) = ("payout_accounts"."country" = 'Perú')),
	CONSTRAINT "payout_accounts_end" CHECK ("payout_accounts"."number_end" ~ '^\d{4}$'),
	CONSTRAINT "payout_accounts_confirmed" CHECK ("payout_accounts"."valid_from" is null or "payout_accounts"."confirmed_at" is not null),
	CONSTRAINT "payout_accounts_reviewed" CHECK ("payout_accounts"."valid_from" is null or not "payout_accounts"."needs_review" or "payout_accounts"."reviewed_by" is not null),
	CONSTRAINT "payout_accounts_ended" CHECK ("payout_accounts"."ended" in ('stopped', 'refused', 'bank'))
);
--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_accounts_user" ON "payout_accounts" USING btree ("user_id","country");--> statement-breakpoint
-- At every instant, the money of an owner in one country goes to one account at most.
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_times" EXCLUDE USING gist (
	"user_id" WITH =, "country" WITH =, tstzrange("valid_from", "valid_until") WITH &&
) WHERE ("valid_from" IS NOT NULL);
--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON payout_accounts
  FOR EACH ROW EXECUTE FUNCTION refuse_for_erased_person('user_id');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_own_row(kind text, entry jsonb, admin text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  place uuid := coalesce((entry->>'property_id')::uuid,
    (SELECT property_id FROM rooms WHERE id = (entry->>'room_id')::uuid));
BEGIN
  IF kind = 'users' THEN
    RETURN entry->>'id' = admin;
  ELSIF kind = 'properties' THEN
    RETURN entry->>'owner_id' = admin;
  ELSIF kind IN ('publications', 'payout_accounts') THEN
    RETURN entry->>'user_id' = admin;
  ELSIF kind = 'reviews' THEN
    RETURN admin IN (entry->>'creator_id', entry->>'receiver_id');
  ELSIF kind = 'reservation_files' THEN
    RETURN entry->>'uploader_id' = admin;
  ELSIF kind = 'publication_images' THEN
    RETURN NOT EXISTS (SELECT FROM publications
      WHERE id = (entry->>'publication_id')::uuid AND user_id::text <> admin);
  ELSIF kind = 'property_admins' AND entry->>'user_id' = admin THEN
    RETURN true;
  ELSIF entry->>'property_id' IS NULL AND entry->>'room_id' IS NULL THEN
    RETURN false;
  END IF;
  RETURN NOT EXISTS (SELECT FROM properties WHERE id = place AND owner_id::text <> admin);
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payout_accounts_record AFTER INSERT OR UPDATE OR DELETE ON payout_accounts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
