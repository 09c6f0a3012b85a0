-- The server reads data/articles when it starts. Nothing of them belongs to a member.
drop table knowledge_articles;
delete from house_content where key = 'knowledge';
