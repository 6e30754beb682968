ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_site_sizes";
