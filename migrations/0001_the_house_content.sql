-- What the house brings along (catalogue, knowledge) and what it shows everyone (pairings, events).

-- uuidv7() is built in since PostgreSQL 18. There it has two forms, so to_regproc would find "none, ambiguous".
do $$
begin
  if to_regprocedure('pg_catalog.uuidv7()') is null then
    create function uuidv7() returns uuid
    language sql volatile parallel safe
    as $body$
      -- 48 bits of milliseconds over a random UUID, then version 7 instead of 4.
      select encode(
        set_bit(
          set_bit(
            overlay(
              uuid_send(gen_random_uuid())
              placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
              from 1 for 6
            ),
            52, 1
          ),
          53, 1
        ),
        'hex'
      )::uuid
    $body$;
  end if;
end
$$;

create table catalogue_cigars (
  id text primary key,
  brand text not null,
  line text not null,
  facts jsonb not null
);

create table catalogue_drinks (
  id text primary key,
  name text not null,
  kind text not null,
  family text not null,
  facts jsonb not null
);

create table knowledge_articles (
  id text primary key,
  title text not null,
  topic text not null,
  body text not null,
  search tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', topic), 'B')
    || setweight(to_tsvector('english', body), 'C')
  ) stored
);

create index knowledge_articles_search on knowledge_articles using gin (search);

create table pairings (
  id uuid primary key default uuidv7(),
  title text not null,
  slug text not null unique,
  is_featured boolean not null default false,
  cigar_name text,
  cigar_body text,
  cigar_duration text,
  cigar_desc text,
  spirit_name text,
  spirit_desc text,
  description text,
  created_at timestamptz not null default now()
);

-- At most one pairing is the featured one.
create unique index pairings_one_is_featured on pairings (is_featured) where is_featured;

create table events (
  id uuid primary key default uuidv7(),
  title text not null,
  description text,
  location text,
  start_time timestamptz not null,
  end_time timestamptz,
  rsvp_link text,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  constraint events_end_after_they_start check (end_time >= start_time)
);

create index events_by_start on events (start_time);

-- What was planted from the data files, and from which state of them.
create table house_content (
  key text primary key,
  fingerprint text not null,
  planted_at timestamptz not null default now()
);
