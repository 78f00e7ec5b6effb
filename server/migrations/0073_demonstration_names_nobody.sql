-- Why: invented prices and changes of plants named a publication, an institution or a decree as their source. Rows of the
-- demonstration that are already loaded name nobody from now on; what people entered or imported stays as it is.
update live_cattle_price set source = 'Demonstration' where is_demo;
update plant_event e
  set rule = null, source = '演示（此处应为主管部门公告） / Demonstration (the authority’s notice would stand here)'
  from plant p
  where p.code = e.plant_code and p.is_demo and e.source = 'demonstration';
