-- Divides the commits of a PostgreSQL database by table, once, into 16 partitions:
--
--     psql coloretto --file deploy/partition.sql
--
-- Stop all servers before: it copies every commit. They need no other setting afterwards.

BEGIN;

ALTER TABLE commits RENAME TO undivided_commits;

CREATE TABLE commits (LIKE undivided_commits INCLUDING DEFAULTS) PARTITION BY HASH (table_id);

DO $$
BEGIN
    FOR number IN 0..15 LOOP
        EXECUTE format(
            'CREATE TABLE commits_%s PARTITION OF commits FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
            number, number
        );
    END LOOP;
END
$$;

INSERT INTO commits SELECT * FROM undivided_commits;

DROP TABLE undivided_commits;

ALTER TABLE commits ADD PRIMARY KEY (table_id, sequence);
ALTER TABLE commits ADD UNIQUE (table_id, actor, command);

COMMIT;
