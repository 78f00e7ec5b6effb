-- Why: the customs' query by commodity and place of registration, without partners, is a source of its own: its facts have no origin and may not be
-- added to those that have one. No rows change.
alter table trade_vintage
  drop constraint trade_vintage_source_check,
  add constraint trade_vintage_source_check
    check (source in ('customs', 'customsPlaces', 'comtrade', 'shipments', 'demo'));

alter table trade_import_run
  drop constraint trade_import_run_format_check,
  add constraint trade_import_run_format_check
    check (format in ('customs-query', 'customs-places', 'comtrade', 'shipments', 'quotas', 'rates', 'demo'));

alter table trade_upload
  drop constraint trade_upload_format_check,
  add constraint trade_upload_format_check
    check (format in ('customs-query', 'customs-places', 'comtrade', 'shipments', 'quotas', 'rates')),
  drop constraint trade_upload_recognised_check,
  add constraint trade_upload_recognised_check
    check (recognised in ('customs-query', 'customs-places', 'comtrade', 'shipments', 'quotas', 'rates'));
