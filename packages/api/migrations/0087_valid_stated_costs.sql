ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_deposit";--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_expenses_cover";
