DROP INDEX "checkout_sessions_paid";--> statement-breakpoint
CREATE INDEX "disputes_intent" ON "disputes" USING btree ("stripe_payment_intent_id");--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("reservation_id") WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "transfers_recorded" ON "transfers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reservations_start" ON "reservations" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "reservations_listed_state" ON "reservations" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reservations_stays" ON "reservations" USING gist ("period") WHERE state in ('confirmed', 'active', 'completed');--> statement-breakpoint
CREATE INDEX "checkout_sessions_paid" ON "checkout_sessions" USING btree ("paid_at","id") WHERE status = 'paid';--> statement-breakpoint
-- Words and codes that admins search for. The repositories write the same expressions.
CREATE INDEX "reservations_words" ON "reservations" USING gin (search_text(' ' || name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "transfers_words" ON "transfers" USING gin (search_text(' ' || reference) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "zones_words" ON "zones" USING gin (search_text(' ' || name || ' ' || city) gin_trgm_ops);
