-- How the voices of this lounge say words of the trade, on top of the words that are built in.
create table lexicon_words (
  id uuid primary key,
  -- The same for every way to write a word: without capitals and accents.
  key text not null constraint lexicon_words_key_once unique,
  written text not null constraint lexicon_words_written_length check (char_length(written) between 1 and 60),
  spoken text not null constraint lexicon_words_spoken_length check (char_length(spoken) between 1 and 120)
);
