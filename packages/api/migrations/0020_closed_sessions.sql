DROP INDEX "checkout_sessions_closed";--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "checkout_sessions_closed" ON "checkout_sessions" USING btree ("expires_at") WHERE status = 'expired' and stripe_session_id is not null and closed_at is null;