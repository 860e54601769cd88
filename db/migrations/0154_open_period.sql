-- A card asks which kind its open membership is. The index that keeps periods from overlapping answers it six times slower.
create index membership_period_open on membership_period (member_id) include (kind_id) where ends_on is null;
