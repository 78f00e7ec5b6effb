-- Why: columns were looked over by their names alone, and several that tell of a person were neither erased nor told to that person. Every
-- text beside an account is now marked, or named in a test with the reason why it tells of nobody.
-- Old rows: what of them belongs to accounts that are erased already goes with this.
comment on column account.company_type is 'personal: own firm';
comment on column account.product_type is 'personal: own firm';
comment on column account.company_country is 'personal: own firm';
comment on column account.company_province is 'personal: own firm';
comment on column account.charge_level is 'personal: membership held';
comment on column account.charge_level_en is 'personal: membership held';
comment on column account.can_visit_module is 'personal: membership held';
comment on column account.can_visit_module_en is 'personal: membership held';
comment on column contact_message.content_hash is 'personal: hash of what the person wrote, with name and address';
comment on column membership_change.request_before is 'personal: what the desk wrote to the person';
comment on column membership_request.require_type_text is 'personal: words of the person';
comment on column merchant_claim.duty is 'personal: position';
comment on column merchant_claim.reason is 'personal: what the desk wrote to the person';
comment on column plant_list_import.uploaded_name is 'personal: name of who uploaded';
comment on column plant_list_import.decided_name is 'personal: name of who decided';
comment on column trade_upload.by_name is 'personal: name of who uploaded';

update contact_message set content_hash = sha256('') where name = '' and content = '' and state = 'closed';
update membership_request set require_type_text = null
  where user_id in (select id from account where former_name_hash is not null);
update membership_change set request_before = null
  where account_id in (select id from account where former_name_hash is not null);
update plant_list_import set uploaded_name = 'erased-' || uploaded_by
  where uploaded_by in (select id from account where former_name_hash is not null);
update plant_list_import set decided_name = 'erased-' || decided_by
  where decided_by in (select id from account where former_name_hash is not null);
update trade_upload set by_name = 'erased-' || by_user
  where by_user in (select id from account where former_name_hash is not null);
