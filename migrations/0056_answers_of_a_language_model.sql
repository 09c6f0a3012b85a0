-- An answer that a language model was to write.
alter table arturo_questions
  -- Why our own reply came instead, in a sentence for the member; null otherwise.
  add column fallback_reason text,
  -- When the member stopped it; what had been said by then is the response.
  add column stopped_at timestamptz(3);
