-- Which terms of an office a closing ended and how they stood before, so that undoing it gives back just those.
alter table membership_closing add column titles jsonb not null default '[]';

-- Who was closed before keeps no office either.
update membership_closing set titles = coalesce((
  select jsonb_agg(jsonb_build_object('id', term.id, 'titleId', term.title_id, 'divisionId', term.division_id,
    'startsOn', term.starts_on, 'endsOn', term.ends_on) order by term.id)
  from title_term as term
  where term.member_id = membership_closing.member_id
    and coalesce(term.ends_on, 'infinity') > membership_closing.ended_on
), '[]') where reopened_at is null;
delete from title_term using membership_closing as closing
  where closing.member_id = title_term.member_id and closing.reopened_at is null
    and title_term.starts_on > closing.ended_on;
update title_term set ends_on = closing.ended_on from membership_closing as closing
  where closing.member_id = title_term.member_id and closing.reopened_at is null
    and coalesce(title_term.ends_on, 'infinity') > closing.ended_on;
