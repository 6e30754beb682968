CREATE INDEX "publications_waiting" ON "publications" USING btree ("created_at") WHERE is_active and not is_verified and deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("created_at") WHERE is_active and not is_verified;--> statement-breakpoint
CREATE INDEX "checkout_sessions_paid" ON "checkout_sessions" USING btree ("paid_at") WHERE status = 'paid';--> statement-breakpoint
CREATE INDEX "refunds_succeeded" ON "refunds" USING btree ("updated_at") WHERE status = 'succeeded';--> statement-breakpoint
CREATE INDEX "transfers_received" ON "transfers" USING btree ("received_on");--> statement-breakpoint
CREATE INDEX "properties_waiting" ON "properties" USING btree ("stage","updated_at") WHERE deleted_at is null and stage in ('submitted', 'visit_scheduled', 'accepted');--> statement-breakpoint
CREATE INDEX "reservation_events_refunded" ON "reservation_events" USING btree ("at") WHERE to_state = 'refunded';--> statement-breakpoint
CREATE INDEX "reservations_confirmed" ON "reservations" USING btree ("confirmed_at") WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "reservations_waiting" ON "reservations" USING btree ("state","updated_at") WHERE state in ('awaiting_transfer', 'needs_review');