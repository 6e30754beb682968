-- A sealed number (sealed:<key>:<mark>:<bytes>) is found as a whole, by its mark; a readable tax number by its words, as before.
-- The words of rows that are there stay right. A new generated column would write the whole table again, and lock it meanwhile.
ALTER TABLE "users" ALTER COLUMN "words_search" DROP EXPRESSION;--> statement-breakpoint
-- Rows are added without it: the trigger fills it in.
ALTER TABLE "users" ALTER COLUMN "words_search" SET DEFAULT '';--> statement-breakpoint
CREATE FUNCTION set_words_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words_search := search_text(
    ' ' || NEW.first_name || ' ' || NEW.last_name || ' ' || NEW.email || ' ' || coalesce(NEW.company_name, '')
    || ' ' || CASE WHEN NEW.rut LIKE 'sealed:%' THEN split_part(NEW.rut, ':', 3) ELSE coalesce(NEW.rut, '') END
    || ' ' || CASE WHEN NEW.identity_card LIKE 'sealed:%' THEN split_part(NEW.identity_card, ':', 3) ELSE '' END
  );
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_set_words BEFORE INSERT OR UPDATE OF first_name, last_name, email, company_name, rut, identity_card ON users
  FOR EACH ROW EXECUTE FUNCTION set_words_of_user();
