-- A place was given back while cash for it was on its way from the captain to the Treasurer: how much of it its owner gets back once it is
-- counted, as the terms of the event were when he left. Null while it is counted towards what is owed.
alter table ride_cash add returned integer check (returned between 0 and amount);
