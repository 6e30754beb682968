ALTER TABLE "reviews" ADD COLUMN "lang" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "lang" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_lang" CHECK ("reviews"."lang" in ('es', 'en'));--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_lang" CHECK ("testimonials"."lang" in ('es', 'en'));