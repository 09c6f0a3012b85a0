-- The shops that the owner links to, in their order. None by default; requests replace all of them at once.
create table retailers (
  position smallint primary key constraint retailers_at_most_six check (position between 1 and 6),
  name text not null,
  -- An https address with {name} where the cigar or drink goes.
  template text not null constraint retailers_template check (template like 'https://%{name}%'),
  shelf text not null constraint retailers_shelf check (shelf in ('cigars', 'drinks'))
);
