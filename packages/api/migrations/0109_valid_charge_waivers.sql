ALTER TABLE "charge_events" VALIDATE CONSTRAINT "charge_events_to_state";--> statement-breakpoint
ALTER TABLE "charges" VALIDATE CONSTRAINT "charges_granted";--> statement-breakpoint
ALTER TABLE "charges" VALIDATE CONSTRAINT "charges_state";
