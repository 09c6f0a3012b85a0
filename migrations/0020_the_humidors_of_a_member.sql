-- Where a member keeps cigars, and what lies there.
create table humidors (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  name text not null constraint humidors_name check (length(name) between 1 and 60),
  -- In cigars; null where the member did not say.
  capacity integer constraint humidors_capacity check (capacity between 1 and 100000),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  -- For the reference of an item: nobody's cigars lie in another member's humidor.
  unique (user_id, id)
);

create table humidor_items (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  humidor_id uuid not null,
  brand text not null,
  cigar_name text not null,
  -- A line of the catalogue, which lives in files; null where it does not know the cigar.
  line_id text,
  vitola text,
  wrapper text,
  size text,
  quantity integer not null constraint humidor_items_quantity check (quantity between 0 and 9999),
  -- Told with a nudge when no more are left than this.
  low_at integer constraint humidor_items_low_at check (low_at between 1 and 9999),
  purchased_on date,
  aging_until date,
  location text,
  box_code text,
  -- Of one cigar.
  price numeric(10, 2) constraint humidor_items_price check (price between 0 and 99999.99),
  notes text,
  import_id uuid,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  foreign key (user_id, humidor_id) references humidors (user_id, id)
);
create index humidor_items_by_time on humidor_items (user_id, created_at, id);
create index humidor_items_of_humidor on humidor_items (user_id, humidor_id);
create index humidor_items_of_import on humidor_items (import_id) where import_id is not null;
create index humidor_items_aging on humidor_items (aging_until) where aging_until is not null;

-- A cigar that was taken out to be smoked. Undoing puts it back once.
create table humidor_smokes (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  item_id uuid not null references humidor_items on delete cascade,
  smoked_at timestamptz(3) not null default now()
);
create index humidor_smokes_of_item on humidor_smokes (item_id, smoked_at);
create index humidor_smokes_of_member on humidor_smokes (user_id, smoked_at);

alter table humidors enable row level security;
create policy own_humidors on humidors to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
alter table humidor_items enable row level security;
create policy own_items on humidor_items to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
alter table humidor_smokes enable row level security;
create policy own_smokes on humidor_smokes to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
