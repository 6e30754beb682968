-- Bookings that were made before this was kept count as seen.
ALTER TABLE "reservations" ADD COLUMN "owner_seen_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "owner_seen_at" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "reservations_unseen" ON "reservations" USING btree ("property_id") WHERE owner_seen_at is null and state in ('confirmed', 'active', 'completed');