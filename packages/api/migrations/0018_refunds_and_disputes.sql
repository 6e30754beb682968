CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"stripe_payment_intent_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disputes_amount" CHECK ("disputes"."amount" >= 0),
	CONSTRAINT "disputes_currency" CHECK ("disputes"."currency" in ('CLP', 'PEN'))
);
--> statement-breakpoint
CREATE TABLE "event_sweeps" (
	"name" text PRIMARY KEY NOT NULL,
	"read_to" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "key_turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_reservation" ON "disputes" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "refunds_intent" ON "refunds" USING btree ("stripe_payment_intent_id");--> statement-breakpoint
-- What was refused before is kept at the provider under the key of its number.
UPDATE "refunds" SET "key_turn" = "failures";--> statement-breakpoint
-- One refund at the provider was taken for two orders: it is the later one's.
UPDATE "refunds" SET "stripe_refund_id" = NULL WHERE EXISTS (SELECT FROM "refunds" AS "later"
  WHERE "later"."stripe_refund_id" = "refunds"."stripe_refund_id"
  AND ("later"."created_at", "later"."id") > ("refunds"."created_at", "refunds"."id"));--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_stripe" ON "refunds" USING btree ("stripe_refund_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE status = 'pending';