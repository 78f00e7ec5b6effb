-- Why: what a cut costs landed and in store is told from the weekly cells, so an answer with them is as old as the room of prices.

select assign_room('price_cell', 'prices');
