-- Makes the role of requests and jobs, which can't change tables, and that of migrations, which owns them. Run it as a
-- superuser in the database of the platform, before the first migration; it may be run again. Set the passwords with
-- \password. In a database that has tables already, run `reassign owned by <their owner> to metrolibre_migrations` first.
do $$
begin
  if not exists (select from pg_roles where rolname = 'metrolibre_migrations') then
    create role metrolibre_migrations login;
  end if;
  if not exists (select from pg_roles where rolname = 'metrolibre_requests') then
    create role metrolibre_requests login;
  end if;
  execute format('grant create on database %I to metrolibre_migrations', current_database());
end $$;
-- The job queue enables row level security on its tables without any policy, so that only its owner would reach them.
alter role metrolibre_requests bypassrls;

create extension if not exists btree_gist with schema public;
create extension if not exists btree_gin with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;

revoke create on schema public from public;
grant create, usage on schema public to metrolibre_migrations;
grant usage on schema public to metrolibre_requests;

-- What migrations make later.
alter default privileges for role metrolibre_migrations grant usage on schemas to metrolibre_requests;
alter default privileges for role metrolibre_migrations grant select, insert, update, delete on tables to metrolibre_requests;
alter default privileges for role metrolibre_migrations grant usage, select on sequences to metrolibre_requests;

-- What is there already.
do $$
declare
  name text;
begin
  for name in select nspname from pg_namespace
    where nspname = 'public' or nspowner = 'metrolibre_migrations'::regrole
  loop
    execute format('grant usage on schema %I to metrolibre_requests', name);
    execute format('grant select, insert, update, delete on all tables in schema %I to metrolibre_requests', name);
    execute format('grant usage, select on all sequences in schema %I to metrolibre_requests', name);
  end loop;
end $$;
