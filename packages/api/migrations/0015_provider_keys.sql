ALTER TABLE "checkout_sessions" ADD COLUMN "key_turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "stripe_payment_intent_id" text;--> statement-breakpoint
UPDATE "refunds" SET "stripe_payment_intent_id" = "checkout_sessions"."stripe_payment_intent_id"
  FROM "checkout_sessions" WHERE "checkout_sessions"."id" = "refunds"."checkout_session_id";
