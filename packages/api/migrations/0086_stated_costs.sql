ALTER TABLE "properties" ADD COLUMN "expenses_cover" text[];--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "deposit_months" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "deposit_is_lost" boolean;--> statement-breakpoint
-- Those that are there keep what they show until their owner is asked; of those that come nothing is assumed. A new column takes
-- its default for all rows at once, without a walk through the table.
ALTER TABLE "properties" ADD COLUMN "assumes_usual_costs" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ALTER COLUMN "assumes_usual_costs" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_deposit" CHECK ("properties"."deposit_months" between 1 and 12 and ("properties"."deposit_months" is null or "properties"."deposit" is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_expenses_cover" CHECK ("properties"."expenses_cover" <@ array['water', 'electricity', 'internet', 'alarm', 'cleaning']) NOT VALID;
