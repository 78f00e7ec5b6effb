-- Why: the demonstration shows prices of others too; they are invented and have to say so wherever they are shown.

alter table price_benchmark add column is_demo boolean not null default false;
