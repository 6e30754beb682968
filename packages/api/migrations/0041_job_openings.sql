CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"title_en" text,
	"description_en" text,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"employment_type" text NOT NULL,
	"is_remote" boolean DEFAULT false NOT NULL,
	"valid_through" date,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_country" CHECK ("jobs"."country" in ('Chile', 'Perú')),
	CONSTRAINT "jobs_english" CHECK (("jobs"."title_en" is null) = ("jobs"."description_en" is null)),
	CONSTRAINT "jobs_employment" CHECK ("jobs"."employment_type" in ('full_time', 'part_time', 'contractor', 'temporary', 'intern'))
);
