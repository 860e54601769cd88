-- People without a card who ride along. A guest belongs to one ride; his place counts once he proved his address.
alter table event add guests_welcome boolean not null default false;
alter table event add constraint event_guests_check check (not guests_welcome or (visibility = 'public' and price is null));

create table guest (
  id integer generated always as identity primary key,
  event_id integer not null references event on delete cascade,
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  email text check (length(email) between 3 and 254),
  phone text check (length(phone) between 1 and 30),
  emergency_name text check (length(emergency_name) between 1 and 200),
  emergency_phone text check (length(emergency_phone) between 1 and 30),
  language text not null check (language in ('cs', 'en')),
  -- What he asked for, until he proves that the address is his.
  party jsonb not null default '{}' check (jsonb_typeof(party) = 'object'),
  -- The conditions he accepted, by the version of their text.
  waiver_version integer not null,
  waived_at timestamptz not null default now(),
  proved_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index guest_once on guest (event_id, email);

-- A place is a member's or a guest's, never both.
alter table registration alter member_id drop not null;
alter table registration add guest_id integer unique references guest on delete cascade;
alter table registration add constraint registration_of_one check (num_nonnulls(member_id, guest_id) = 1);

alter table answer_link alter member_id drop not null;
alter table answer_link add guest_id integer references guest on delete cascade;
alter table answer_link add constraint answer_link_of_one check (num_nonnulls(member_id, guest_id) = 1);
create index answer_link_of_guest on answer_link (guest_id) where guest_id is not null;
alter table answer_link drop constraint answer_link_purpose_check;
alter table answer_link add constraint answer_link_purpose_check check (purpose in ('former-member', 'event', 'home', 'guest'));
alter table answer_link drop constraint answer_link_event_check;
alter table answer_link add constraint answer_link_event_check check ((purpose = 'event' or purpose = 'home') = (event_id is not null));

alter table ride_act alter member_id drop not null;
alter table ride_act add guest_id integer references guest on delete cascade;
alter table ride_act add constraint ride_act_of_one check (num_nonnulls(member_id, guest_id) = 1);
create index ride_act_of_guest on ride_act (guest_id) where guest_id is not null;
