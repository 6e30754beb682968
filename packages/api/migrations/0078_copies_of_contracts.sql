ALTER TABLE "contracts" ADD COLUMN "copy_sha256" text;
