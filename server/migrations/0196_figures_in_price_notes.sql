-- Why: price notes hold references to figures as articles do; what is put into them goes with the note. Old notes hold none and stay.
create trigger price_note_figures after delete on price_note
  for each row execute function forget_figures('priceNote');
