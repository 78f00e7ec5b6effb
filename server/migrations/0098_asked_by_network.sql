-- Why: whoever knew a mail address could use up the codes and links that it gets in a day, and its holder got none. What one
-- network may ask for is now counted apart, as it already was noted for codes.
-- Old rows: nobody is known as their asker; they count for the day as a whole and are deleted after it.
alter table asked_mail add column asker_hash bytea check (length(asker_hash) = 32);
comment on column asked_mail.asker_hash is 'SHA-256 of the network that asked; kept a day, to leave others their part of it.';

-- Why: a code that a stranger asked for closed the one that its holder was just typing. Each network's latest code counts.
-- Old rows: the latest one stays the only live one.
comment on table captcha is 'Codes sent to a mobile or mail address. The latest one of each network that asked counts; rows are kept a day to count how many were asked for.';
