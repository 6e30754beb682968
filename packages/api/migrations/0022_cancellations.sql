CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"message" text,
	"paid" bigint NOT NULL,
	"refund" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer_until" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	CONSTRAINT "cancellations_reason" CHECK ("cancellations"."reason" in ('not_needed', 'found_other', 'dates_changed', 'other')),
	CONSTRAINT "cancellations_status" CHECK ("cancellations"."status" in ('open', 'agreed', 'withdrawn', 'void')),
	CONSTRAINT "cancellations_refund" CHECK ("cancellations"."refund" between 0 and "cancellations"."paid"),
	CONSTRAINT "cancellations_answer" CHECK ("cancellations"."answer_until" > "cancellations"."asked_at"),
	CONSTRAINT "cancellations_end" CHECK (("cancellations"."status" = 'open') = ("cancellations"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "reservation_events" DROP CONSTRAINT "reservation_events_actor";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "refund_due" bigint;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_one_open" ON "cancellations" USING btree ("reservation_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_one_agreed" ON "cancellations" USING btree ("reservation_id") WHERE status = 'agreed';--> statement-breakpoint
CREATE INDEX "cancellations_reservation" ON "cancellations" USING btree ("reservation_id","asked_at");--> statement-breakpoint
CREATE INDEX "cancellations_due" ON "cancellations" USING btree ("answer_until") WHERE status = 'open';--> statement-breakpoint
ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_actor" CHECK ("reservation_events"."actor" in ('tenant', 'owner', 'admin', 'timer', 'payment'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_refund_due" CHECK ("reservations"."refund_due" is null or ("reservations"."refund_due" between 1 and "reservations"."total"
        and "reservations"."state" in ('refund_pending', 'refunded', 'needs_review')));