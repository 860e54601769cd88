-- What a captain does at a ride, each act once: its id is made by the phone, which may send it hours later and more than once.
create table ride_act (
  id uuid primary key,
  event_id integer not null references event,
  member_id integer not null references member,
  kind text not null check (kind in ('here', 'undo', 'look')),
  made_at timestamptz not null,
  received_at timestamptz not null default now(),
  actor_id integer not null references account
);
create index ride_act_of_rider on ride_act (member_id, event_id, made_at);
create index ride_act_of_event on ride_act (event_id);
create index ride_act_of_actor on ride_act (actor_id);
