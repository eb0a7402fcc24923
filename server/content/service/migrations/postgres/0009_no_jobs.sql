-- No call starts a job any more.
DROP TABLE jobs;
