-- One number for the whole portal made every kept answer stale at any edit. Each room now has its own, raised by the
-- database itself in the transaction of any change of the room's tables: no program can forget it, and none has to know.
-- The numbers of old rows start where the common one stood.

create table room_version (
  room text primary key,
  version bigint not null check (version > 0)
);

comment on table room_version is
  'The version of each room: raised when a transaction that changed one of the room''s tables commits, and announced on the channel room_version as "room version". A moment in milliseconds, or one more than before: a restored backup never meets a number of before.';

insert into room_version (room, version)
select room, (extract(epoch from clock_timestamp()) * 1000)::bigint
from unnest(array['dictionary', 'directory', 'figures', 'market', 'members', 'news', 'plants', 'prices', 'site', 'trade', 'videos']) as room;

-- Holds rows only while a transaction runs, so nothing of it is worth a log.
create unlogged table room_change (
  transaction xid8 not null,
  room text not null,
  primary key (transaction, room)
);

comment on table room_change is 'The rooms that transactions under way have changed.';

create function note_room_change() returns trigger language plpgsql as $$
begin
  insert into room_change (transaction, room) values (pg_current_xact_id(), tg_argv[0]) on conflict do nothing;
  return null;
end
$$;

-- Runs at the commit, so that nobody waits for a room's row while a change is being made; in one order, so that two
-- changes of the same rooms cannot wait for each other.
create function raise_room_versions() returns trigger language plpgsql as $$
declare
  changed text;
  raised bigint;
begin
  for changed in select room from room_change where transaction = new.transaction order by room loop
    update room_version
    set version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
    where room = changed
    returning version into raised;
    perform pg_notify('room_version', changed || ' ' || raised);
  end loop;
  delete from room_change where transaction = new.transaction;
  return null;
end
$$;

create constraint trigger raise_room_versions after insert on room_change
deferrable initially deferred for each row execute function raise_room_versions();

-- For migrations to come: a new table that readers' answers are made of calls this.
create function assign_room(assigned regclass, room text) returns void language plpgsql as $$
begin
  execute format(
    'create trigger note_room_change after insert or update or delete or truncate on %s for each statement execute function note_room_change(%L)',
    assigned, room
  );
end
$$;

select assign_room(name::regclass, room)
from (values
  ('dictionary', array['dictionary_alias', 'dictionary_entry', 'dictionary_name', 'dictionary_version']),
  ('directory', array['exhibition', 'merchant']),
  ('figures', array['figure_text', 'figure_value']),
  ('market', array['market_firm', 'market_message', 'market_post', 'market_thread']),
  ('members', array['membership_grade', 'membership_level']),
  ('news', array['news_article', 'news_article_text', 'news_attachment', 'news_report', 'news_search']),
  ('plants', array['plant', 'plant_event', 'plant_list_import', 'plant_list_line', 'plant_number', 'plant_state_span']),
  ('prices', array[
    'live_cattle_price', 'price_benchmark', 'price_benchmark_value', 'price_day', 'price_duty', 'price_figure_before',
    'price_index_point', 'price_quote', 'price_quote_correction', 'price_rate', 'price_series', 'price_setting',
    'price_weight', 'weekly_report', 'weekly_report_text'
  ]),
  ('site', array[
    'demonstration_removed', 'legal_version', 'legal_version_text', 'site_banner', 'site_banner_text', 'site_qr_panel',
    'site_ticker_item'
  ]),
  ('trade', array[
    'company', 'company_spelling', 'safeguard_notice', 'trade_demo_closed', 'trade_import_run', 'trade_quota',
    'trade_rate', 'trade_release_day', 'trade_revision', 'trade_vintage'
  ]),
  ('videos', array['video', 'video_caption', 'video_file', 'video_text'])
) as rooms (room, names), unnest(names) as name;

-- Posts and discussions show the firms of accounts; a login or a change of membership is nothing to them.
create trigger note_room_change after delete or update of
  state, edition, login_user_name, company_name, company_local_name, company_type, company_country, company_email,
  contact_person_name, contact_person_english_name, email_proven_at
on account for each statement execute function note_room_change('market');

drop table content_version;
