-- Positions have dates of their own; what else a site shows is of its build.
DROP TABLE documents;
