-- Why: a list of fifty thousand lines is compared with the register in seconds, and looking each plant up once more for a foreign
-- key took a good part of them; besides, taking a plant out looked through all lines. Numbers of plants are never given twice, so
-- that a line whose plant is gone says no wrong. Old rows stay as they are.
alter table plant_list_line drop constraint plant_list_line_plant_id_fkey;
