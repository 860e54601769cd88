-- Who helps to lead a ride beside its leader. Whoever is named has the captain's phone for that ride, whatever his role.
create table event_crew (
  event_id integer not null references event on delete cascade,
  member_id integer not null references member,
  part text not null check (part in ('sweep', 'helper')),
  named_at timestamptz not null default now(),
  primary key (event_id, member_id)
);
create index event_crew_of_member on event_crew (member_id);
