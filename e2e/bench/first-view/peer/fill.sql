-- The tables of NextFaster (its src/db/schema.ts) with as many rows as its own data: a million products in 20,000
-- lists of 50, whose names and texts are as long.
create extension if not exists pg_trgm;
create table users (
  id serial primary key, username varchar(100) not null unique, password_hash text not null,
  created_at timestamp not null default now(), updated_at timestamp not null default now());
create table collections (id serial primary key, name text not null, slug text not null);
create table categories (
  slug text primary key, name text not null, image_url text,
  collection_id integer not null references collections (id) on delete cascade);
create table subcollections (
  id serial primary key, name text not null,
  category_slug text not null references categories (slug) on delete cascade);
create table subcategories (
  slug text primary key, name text not null, image_url text,
  subcollection_id integer not null references subcollections (id) on delete cascade);
create table products (
  slug text primary key, name text not null, description text not null, price numeric not null, image_url text,
  subcategory_slug text not null references subcategories (slug) on delete cascade);

insert into collections (name, slug) select 'Collection ' || c, 'collection-' || c from generate_series(1, 20) c;
insert into categories
  select 'category-' || c, 'Paint and Canvas ' || c, '/peer/' || c % 40 || '.jpg', (c - 1) / 25 + 1
  from generate_series(1, 500) c;
insert into subcollections (id, name, category_slug)
  select s, 'Brushes ' || s, 'category-' || (s - 1) / 5 + 1 from generate_series(1, 2500) s;
insert into subcategories
  select 'subcategory-' || s, 'Fine Brushes ' || s, '/peer/' || s % 40 || '.jpg', (s - 1) / 8 + 1
  from generate_series(1, 20000) s;
insert into products
  select 'product-' || p, 'Round Detail Brush ' || p,
    'Precision brush with synthetic bristles, made for fine lines and small details in any kind of paint.',
    (p % 9000) / 100.0 + 1, '/peer/' || p % 40 || '.jpg', 'subcategory-' || (p - 1) / 50 + 1
  from generate_series(1, 1000000) p;

create index on categories (collection_id);
create index on subcollections (category_slug);
create index on subcategories (subcollection_id);
create index on products (subcategory_slug);
create index on products using gin (to_tsvector('english', name));
create index on products using gin (name gin_trgm_ops);
analyze;
