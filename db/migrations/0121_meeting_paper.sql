-- Invitations on paper: when each was printed; that it left is noted as before.
alter table meeting_invitee add column printed_at timestamptz;
