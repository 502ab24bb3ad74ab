-- In which quarter of its city a home lies, by its proper name; cards say it. It is no place that a search knows.

alter table property add column district text check (char_length(district) between 1 and 80);
