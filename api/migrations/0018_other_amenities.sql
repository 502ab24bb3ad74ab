-- What a home offers that is none of our features stays words of the home (decision 0049). Imports used to make a
-- feature, and a filter, of each. A further import of the same file maps the words to features again.

alter table property
  add column other_amenities text[] not null default '{}' check (cardinality(other_amenities) <= 300);

update property set other_amenities = made.texts
from (
  select property_feature.property_id, array_agg(feature_type.text ->> 'en' order by feature_type.id) as texts
  from property_feature
  join feature_type on feature_type.id = property_feature.feature_type_id
  where feature_type.id >= 1000
  group by property_feature.property_id
) as made
where made.property_id = property.id;

delete from property_feature where feature_type_id >= 1000;
delete from feature_type where id >= 1000;
delete from feature_subcategory
where name = 'further' and not exists (select from feature_type where subcategory_id = feature_subcategory.id);

-- Nobody has reviewed a home of the demo.
update property set review_count = 0, rating_average = null
where source = 'demo' and (review_count > 0 or rating_average is not null);
